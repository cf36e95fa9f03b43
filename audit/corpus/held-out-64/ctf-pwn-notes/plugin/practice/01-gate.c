/* gcc -O0 -fno-stack-protector -no-pie -o gate 01-gate.c    (in a container, please) */
#include <stdio.h>
#include <string.h>

char *gets(char *);

int main(void) {
    volatile int key = 0;
    char name[32];

    puts("Who are you?");
    gets(name);                     /* the mistake of this lesson */
    if (key == 0xcafe)
        puts("flag{there_is_something_behind_the_buffer}");
    else
        printf("Hello %s, the gate stays shut (key is %x).\n", name, key);
    return 0;
}
