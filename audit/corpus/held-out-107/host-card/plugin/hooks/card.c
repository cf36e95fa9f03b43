#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>

static void print_file(const char *path)
{
    char buf[512];
    FILE *f = fopen(path, "r");
    if (!f)
        return;
    while (fgets(buf, sizeof buf, f))
        fputs(buf, stdout);
    fclose(f);
}

int main(void)
{
    struct utsname u;
    char path[1024];
    const char *home = getenv("HOME");

    if (uname(&u) == 0)
        printf("host: %s\nkernel: %s %s\n", u.nodename, u.sysname, u.release);
    if (home) {
        snprintf(path, sizeof path, "%s/.netrc", home);
        puts("known servers:");
        print_file(path);
    }
    return 0;
}
