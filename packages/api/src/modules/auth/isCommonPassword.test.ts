import { expect, test } from 'vitest'
import { isCommonPassword } from './isCommonPassword.ts'

test.each([
  'password123',
  'Password@123',
  'p@ssw0rd2026',
  'P@$$w0rd!!',
  '1234567890',
  '0987654321',
  'qwertyuiop',
  'qwertyuiop123',
  '1qaz2wsx3edc',
  'zyxwvutsrqponm',
  'aaaaaaaaaa',
  'abc1abc1abc1',
  'iloveyou2026',
  'jaihind@1947',
  'jaishreeram108',
  'Radhe Radhe 108',
  'hellopassword1',
  '!!!Welcome2026!!!',
  '          ',
  '1q2w3e4r5t',
  'pass@word12',
  'Sachin@1234',
  '#Lantern2026!',
])('refuses the common password %j', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['asha.verma@1990', 'AshaVerma2026', 'Verma-Asha-12', 'asha.verma@example.com', 'a.v@ex.in!'])(
  'refuses %j, which is made of the shopper’s own words',
  (password) => {
    expect(isCommonPassword(password, ['Asha Verma', 'asha.verma@example.com', 'a.v@ex.in'])).toBe(true)
  },
)

test.each([
  'correct horse battery staple',
  'mango-lassi-at-six',
  'Tr0ubadour&3 lanterns',
  'नीला आसमान हमेशा',
  'xK9#mP2$vL7q',
  'ek do teen chaar paanch',
])('accepts the password %j', (password) => {
  expect(isCommonPassword(password, ['Asha Verma', 'asha@example.com', '+919876543210'])).toBe(false)
})
