int quartz_ticks(void) { return 32768; }
