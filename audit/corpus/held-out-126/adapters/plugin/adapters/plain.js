exports.list = () => [];
