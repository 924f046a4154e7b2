export interface Command {
  name: string
  summary: string
  help: string
  /** Resolves with the exit code. */
  run: (args: string[]) => Promise<number>
}

/** Error that the operator can correct: printed as one line, with exit code 1. */
export class OperatorError extends Error {}

export class UsageError extends OperatorError {}
