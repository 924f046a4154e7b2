import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'
import { RawLink } from '@shop/ui/RawLink'
import { dottedParts } from '../lib/dottedParts.ts'

/** Room for the buttons beside the picture, which enlarged text needs for itself. */
const wide = '(min-width: 62rem)'

export const Root = styled.article`
  & > :first-child {
    flex: none;
    width: clamp(4.5rem, 24vw, 8rem);
  }
  @media ${wide} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    grid-template-rows: 1fr auto;

    & > :first-child {
      grid-row: span 2;
    }
  }
`

export const TitleLink = styled(RawLink)`
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`

export const Facts = styled.ul`
  ${dottedParts}
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

export const Option = styled.div`
  /* No higher than the text, whatever the target of a button, whose padding is no space either. */
  & > [data-variant='quiet'] {
    padding-inline: 0;
    margin-block: calc(-1 * ${theme.space.s});
  }
`

export const Changes = styled.div`
  &:not(:empty) {
    margin-top: ${theme.space.xxs};
  }
`

export const Change = styled.p`
  max-width: 30rem;
  padding: ${theme.space.xs} ${theme.space.s};
  border-radius: ${theme.radius.s};
  color: ${theme.color.accent.text};
  background: ${theme.color.accent.surface};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.medium};

  & > svg {
    margin-top: 0.2em;
  }
`

/** Below the changes, such as a button that accepts them. */
export const Answer = styled.div`
  margin-block: ${theme.space.xxs};

  /* Underlined text begins where the text above it does. */
  & [data-variant='quiet'] {
    padding-inline: 0;
  }
`

export const Actions = styled.div`
  /* In a narrow window below the picture and the text. */
  flex: 1 0 100%;

  /* The gap is space enough. */
  & > [data-variant='quiet'] {
    padding-inline: 0;
  }
`
