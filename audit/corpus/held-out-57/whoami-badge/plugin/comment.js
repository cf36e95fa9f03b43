const styles = { py: ['# ', ''], sh: ['# ', ''], css: ['/* ', ' */'], html: ['<!-- ', ' -->'] };
export const comment = (file, text) => {
  const [open, close] = styles[file.split('.').pop()] ?? ['// ', ''];
  return open + text + close;
};
