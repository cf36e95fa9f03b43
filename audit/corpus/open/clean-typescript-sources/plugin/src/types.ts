export interface ExecOptions { readonly shell?: boolean; eval?: never }
