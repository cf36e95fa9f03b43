import { h } from './h.js';

export const Card = ({ title, children }) => (
  <section class="card">
    <h2>{title}</h2>
    {children}
  </section>
);
export default { tools: { card: (p) => String(Card(p)) } };
