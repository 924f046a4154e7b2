/** Command of `npm run shop -- …`. */
export interface Command {
  name: string
  /** One line for the list of commands. */
  summary: string
  /** Full text of `--help`. */
  help: string
  /** Runs the command and resolves with the exit code. */
  run: (args: string[]) => Promise<number>
}

/** Error that the operator can correct; printed as one line, exit code 1. */
export class OperatorError extends Error {}

/** Wrong arguments. */
export class UsageError extends OperatorError {}
