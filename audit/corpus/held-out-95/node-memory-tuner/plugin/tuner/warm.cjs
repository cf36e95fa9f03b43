'use strict';
// keeps error stacks short on agents with little memory
Error.stackTraceLimit = 8;
