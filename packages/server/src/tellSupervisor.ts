/** Sends a message to the process that started this one, if it still lives: Node throws when the message can't be sent. */
export function tellSupervisor(message: { port: number }): void {
  process.send?.(message, () => undefined)
}
