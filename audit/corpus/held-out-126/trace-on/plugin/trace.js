Error.stackTraceLimit = 50;
