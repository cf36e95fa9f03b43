export default ['Summarise the change', 'List the risks'];
