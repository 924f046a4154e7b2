import { isIPv6 } from 'node:net'

/** An IPv6 household shares these leading 16-bit groups and the upper half of the next one (/56). */
const WHOLE_GROUPS = 3

/** Unit of rate limits: an IPv4 address, or the /56 of an IPv6 address. All clients that have hung up share one unit. */
export function addressBlock(ip: string | undefined): string {
  if (ip === undefined) return 'gone'
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const bare = ip.split('%', 1)[0] ?? ''
  if (!isIPv6(bare)) return ip
  const [head = '', tail] = bare.split('::')
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))
  const front = groupsOf(head)
  const back = tail === undefined ? [] : groupsOf(tail)
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  const numbers = groups.slice(0, WHOLE_GROUPS + 1).map((group) => Number.parseInt(group, 16))
  const shared = numbers.map((number, index) => (index < WHOLE_GROUPS ? number : number & 0xff00))
  return `${shared.map((number) => number.toString(16)).join(':')}::/56`
}
