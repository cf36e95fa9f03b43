import styles from './{{name | kebab}}.module.css';

export interface {{name | pascal}}Props {
{{#each props}}  {{this}}: string;
{{/each}}}

export function {{name | pascal}}(props: {{name | pascal}}Props) {
  return <div className={styles.root}>{{#if text}}{{text}}{{/if}}</div>;
}
