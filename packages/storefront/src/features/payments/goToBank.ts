/** Navigates to the bank's page: a path of the shop (sandbox) or https. Refuses anything else. */
export function goToBank(url: string): void {
  const target = new URL(url, window.location.origin)
  if (target.protocol === 'https:' || target.origin === window.location.origin) {
    window.location.assign(target)
  }
}
