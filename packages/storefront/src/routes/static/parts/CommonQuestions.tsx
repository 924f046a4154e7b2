import { Accordion } from '@shop/ui/Accordion'
import { helpAnswer } from '#features/search/helpAnswers.ts'
import { useServices } from '#lib/AppServices.ts'
import { HelpAnswer } from '#routes/shared/HelpAnswer.tsx'
import { questions } from '#texts/questions.ts'

/** Common questions that the shop's rules answer. */
export function CommonQuestions() {
  const { config } = useServices()
  return (
    <div>
      {questions
        .filter(({ topic }) => helpAnswer(topic, config) !== undefined)
        .map(({ topic, question }) => (
          <Accordion key={topic} title={question}>
            <HelpAnswer topic={topic} />
          </Accordion>
        ))}
    </div>
  )
}
