import { inflateRawSync } from 'node:zlib';

const packed =
  'NZFNTsMwEEbv4nVvFGUxcYbEysSObEcRrNgitU3/NgQQYlGK2LECqULcpReAI5DMtMv3ZH+fZ5wkKkIOaqb+npd3Kp0lKmsL' +
  'xtUDo3e6wshmuGVTY+2Yt0/MV8Yj827PTOMN4Q1z59HqUsyBTWjAV4RhdKfHN6lBfa1pyjndH3+/epY30ExieGECL89Yyg2o' +
  's5bAauke1iy1syH6VkfjrPjDeSjKmDeSlSH6wGJxZNGArqCQrO2rFJBBCVl/s5iCZbJhkBTnakndn1NtlNUsPmT0EpF0Ccbz' +
  'YD8sC3KZFM1X0j3uxxAvo7+M7rEzNp9c/y7lnQkRc1mjfERAzMlY+a65NBJkSCz6z0tWDXJkt1Bp+g8=';

const table = new Map(JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString('utf8')));

definePlugin({
  handlers: {
    async emoji(ctx, { text }) {
      return text.replace(/:([a-z_]+):/g, (all, name) => table.get(name) ?? all);
    },
  },
});
