import styled from 'styled-components'
import { LineTitle } from '../lib/line.styles.ts'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.article`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${theme.space.m};

  & > :first-child {
    flex: none;
    width: clamp(3.5rem, 16vw, 5rem);
  }
  &[data-undone='true'] {
    color: ${theme.color.text.muted};
  }
  &[data-undone='true'] > :first-child {
    opacity: 0.55;
  }
`

export const Title = styled(LineTitle)`
  overflow-wrap: anywhere;

  & > a {
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
  }
`

export const Actions = styled.div`
  /* Aligns the text, not the button's padding, with the title. */
  & > [data-variant='quiet'] {
    padding-inline: 0;
  }
  /* Links are as tall as a finger. */
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
  }
`
