import { textsIn } from './textsIn.ts'

/** English texts of forms, by component. */
export const formTexts = textsIn(({ number, plural }) => ({
  Form: {
    invalid: (count: number) =>
      plural(count, {
        one: 'One field needs your attention.',
        other: `${number(count)} fields need your attention.`,
      }),
  },
  PasswordField: {
    show: (label: string) => `Show ${label.toLowerCase()}`,
    /** Strength as a sentence, with advice. */
    none: (least: number) => `${number(least)} or more characters. Three or four words are easy to remember.`,
    short: (missing: number) =>
      `${number(missing)} more ${plural(missing, { one: 'character', other: 'characters' })} to go.`,
    weak: 'Too easy to guess. Add other letters or words.',
    fair: 'Good. Add another word to make it strong.',
    strong: 'Strong.',
  },
  TextArea: {
    left: (count: number) =>
      `${number(count)} ${plural(count, { one: 'character', other: 'characters' })} left`,
  },
}))
