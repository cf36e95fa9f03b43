// built elsewhere; do not edit
export const blob = 'AGFzbQEAAAABBgFgAX8BfwMDAgAABwkCAXcAAAFoAAEKEQIHACAAQQJqCwcAIABBA2oL';
