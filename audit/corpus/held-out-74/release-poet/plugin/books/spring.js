export const lines = ['Y29uc29sZS5', 'the thaw that follows every freeze'];
