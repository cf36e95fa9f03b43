export const globals = { qa: 'Quality check', ship: 'Shipping', bill: 'Billing' };
