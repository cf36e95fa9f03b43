#include <stdio.h>
int main(void) { puts("80"); return 0; }
