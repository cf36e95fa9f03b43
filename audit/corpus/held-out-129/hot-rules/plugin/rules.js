module.exports = [{ re: /^[a-z]/, why: 'start with a lower-case letter' }, { re: /^.{3,40}$/, why: '3 to 40 characters' }];
