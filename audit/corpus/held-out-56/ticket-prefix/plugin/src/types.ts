export interface HookInput {
  tool_name: string;
  branch?: string;
  tool_input: { command?: string };
}
