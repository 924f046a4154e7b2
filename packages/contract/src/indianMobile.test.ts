import { expect, test } from 'vitest'
import { indianMobileSchema } from './people.schema.ts'

test.each([
  '9846170146',
  ' 98461 70146 ',
  '+91 98461-70146',
  '+919846170146',
  '91 98461 70146',
  '919846170146',
  '09846170146',
  '0 98461 70146',
])('reads %j as an Indian mobile number', (typed) => {
  expect(indianMobileSchema.parse(typed)).toBe('+919846170146')
})

test('reads a number that begins with 91 as a whole', () => {
  expect(indianMobileSchema.parse('9198461701')).toBe('+919198461701')
})

test.each(['5846170146', '984617014', '98461701466', '00 9846170146', '+0 9846170146', '+44 9846170146', ''])(
  'refuses %j',
  (typed) => {
    expect(indianMobileSchema.safeParse(typed).success).toBe(false)
  },
)
