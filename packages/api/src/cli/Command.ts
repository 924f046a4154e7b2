/** A command of `npm run shop -- …`. */
export interface Command {
  name: string
  /** One line for the list of commands. */
  summary: string
  /** All of `--help`. */
  help: string
  /** Does it and answers the exit code. */
  run: (args: string[]) => Promise<number>
}

/** Something that the operator can set right: told in one line, with exit code 1. */
export class OperatorError extends Error {}

/** The command was called in a way that it does not know. */
export class UsageError extends OperatorError {}
