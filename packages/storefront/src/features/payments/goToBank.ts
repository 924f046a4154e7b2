/** Leaves for the bank's page: a path of the shop (the sandbox), or a page at the gateway. Nothing else is ever opened. */
export function goToBank(url: string): void {
  const target = new URL(url, window.location.origin)
  if (target.protocol === 'https:' || target.origin === window.location.origin) {
    window.location.assign(target)
  }
}
