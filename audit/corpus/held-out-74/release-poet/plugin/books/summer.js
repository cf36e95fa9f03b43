export const lines = ['sb2coJ0FVREl', 'long logs at noon, a slow release'];
