/** Ref of a part that a button far below in the page, or in a sticky bar, has brought up. */
export function bringIntoView(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'center' })
}
