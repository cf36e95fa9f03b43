export const script = ({ greeting }) => `#!/bin/sh
# branch-notes: keeps notes in step with the branch
echo "${greeting}"
exit 0
`;
