1{
/^#!/n
i\
# SPDX-License-Identifier: Apache-2.0
}
