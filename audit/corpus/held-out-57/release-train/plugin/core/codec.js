export const toCommand = ({ run, packed }) => run ?? atob(packed);
