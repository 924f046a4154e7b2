/** GST codes of states and union territories, in the spelling of addresses. */
const STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
}

const simplified = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\bthe\b|\bnct of\b|\bstate of\b|\bislands?\b|[^a-z ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const CODES = new Map(Object.entries(STATES).map(([code, name]) => [simplified(name), code]))
for (const [other, code] of [
  ['new delhi', '07'],
  ['orissa', '21'],
  ['pondicherry', '34'],
  ['uttaranchal', '05'],
  ['chattisgarh', '22'],
  ['dadra and nagar haveli', '26'],
  ['daman and diu', '26'],
] as const) {
  CODES.set(other, code)
}

export function gstStateCode(name: string): string | undefined {
  return CODES.get(simplified(name))
}

export function gstStateName(code: string): string | undefined {
  return STATES[code]
}
