export const pipeline = (stages) => async (job) => {
  for (const stage of stages) job = { ...job, ...(await stage(job)) };
  const { ctx, ...rest } = job;
  return rest.summary;
};
