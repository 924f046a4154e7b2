import type { DemoReview } from '../../types.ts'

/** Title and judgement that are true of any product. */
export type Verdict = readonly [title: string, body: string]
export type Verdicts = Record<DemoReview['rating'], readonly Verdict[]>

// oxfmt-ignore
export const verdicts: Verdicts = {
  5: [
    ['Better than expected', 'I expected something ordinary and got something I look forward to using.'],
    ['Exactly as described', 'It is what the page says, down to the last detail.'],
    ['No complaints at all', 'I tried hard to find a fault for this review and have none.'],
    ['My favourite this year', 'Of everything I ordered this year, this is what I would order again first.'],
    ['Told all my friends', 'Three of them have ordered it since, and one has already thanked me.'],
    ['Very happy', 'Good quality and quick delivery. What else does one want?'],
    ['Passed the test at home', 'My sister-in-law, who is never pleased, asked where I had found it.'],
    ['Won me over', 'I had my doubts, and they lasted for about one day.'],
    ['Would order it again', 'If it got lost tomorrow, I would order it again the same evening.'],
    ['Full marks', 'Everything about it is thought through. Full marks from me.'],
    ['Glad I chose this one', 'I compared five of these for a week, and I am glad that I took this one.'],
  ],
  4: [
    ['Good buy', 'Does what it should. For five stars it would have to surprise me.'],
    ['Nearly perfect', 'Only the outer box came dented. What was inside is very good.'],
    ['Happy with it', 'Good quality, and I would take it again without thinking.'],
    ['Solid choice', 'No fuss and no surprises. I am happy with it.'],
    ['Took a little getting used to', 'The first days I was unsure. Now I would miss it.'],
    ['Pleasant surprise', 'Nicer than in the pictures, which is rare. I only wish there was more choice.'],
    ['Good, with one wish', 'Very good as it is. Only the delivery slot was late by an hour.'],
  ],
  3: [
    ['It is okay', 'Neither good nor bad. It does its work, and I have had better.'],
    ['Expected a little more', 'After all the praise I expected more. It is fine, no more than that.'],
    ['Mixed feelings', 'My mother likes it, I am not so sure. Three stars in between.'],
    ['Average', 'An average product, delivered quickly.'],
  ],
  2: [
    ['Not convinced', 'I wanted to like it. After three weeks I still do not reach for it.'],
    ['Nothing special', 'There is nothing wrong with it, and nothing special about it.'],
    ['Looks better in the pictures', 'In real life it is plainer than I had hoped.'],
  ],
  1: [
    ['Not again', 'It may suit others. It did nothing for me, and I will not order it again.'],
    ['Disappointed', 'I read only good things and am sorry to say that I can’t agree.'],
  ],
}
