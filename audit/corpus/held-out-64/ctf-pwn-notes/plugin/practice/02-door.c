/* gcc -O0 -fno-stack-protector -no-pie -o door 02-door.c */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

void win(void) {
    puts("flag{nobody_called_me_and_yet_i_came}");
    exit(0);
}

static void ask(void) {
    char name[32];
    printf("name? ");
    fflush(stdout);
    read(0, name, 128);             /* 128 into 32 */
    printf("bye %s\n", name);
}

int main(void) {
    ask();
    return 0;
}
