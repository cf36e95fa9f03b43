export default ['open', 'save', 'quit'];
