import styled from 'styled-components'
import { iconSize } from '@shop/ui/tokens/iconSize'
import { theme } from '@shop/ui/tokens/theme'
import { RawLink } from '@shop/ui/RawLink'

export const Root = styled.article`
  & > :first-child {
    flex: none;
    width: clamp(4.5rem, 24vw, 8rem);
  }
`

export const Text = styled.div`
  /* Large text goes below the picture. */
  flex: 1 1 12rem;
`

export const TitleLink = styled(RawLink)`
  text-decoration: none;

  &:hover {
    text-decoration: underline;
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

export const Accept = styled.div`
  margin-block: ${theme.space.xxs};
`

export const Controls = styled.div`
  margin-top: ${theme.space.xs};

  /* Aligns the icon, not its padding, with the text. */
  & > button:first-child {
    margin-left: calc((${iconSize.m} - ${theme.size.target}) / 2);
  }
`

/** Aligns the text, not its padding. */
export const Later = styled.span`
  margin-left: calc(-1 * ${theme.space.s});
`

export const Total = styled.p`
  margin-left: auto;
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;

  &[data-pending='true'] {
    color: ${theme.color.text.muted};
  }
`
