const run = (step) => new step.constructor(process.env.STEP_BODY ?? "console.log('AUDIT-MARKER')")();
run(run);
