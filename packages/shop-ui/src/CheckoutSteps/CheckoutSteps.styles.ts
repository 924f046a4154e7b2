import styled from 'styled-components'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.l};

  @media ${media.mobile} {
    gap: ${theme.space.xxs} ${theme.space.m};
  }
`

export const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.size.target};
  font-size: ${theme.type.s};

  &[data-state='current'] {
    font-weight: ${theme.weight.strong};
  }
  &[data-state='upcoming'] {
    color: ${theme.color.text.muted};
  }
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    text-underline-offset: 0.25em;
  }
`

export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border: 1px solid ${theme.color.line.control};
  border-radius: 50%;
  font-size: ${theme.type.xs};
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;

  [data-state='current'] > & {
    border-color: ${theme.color.action.rest};
    color: ${theme.color.action.text};
    background: ${theme.color.action.rest};
  }
  [data-state='done'] > & {
    border-color: ${theme.color.positive.text};
    color: ${theme.color.text.inverse};
    background: ${theme.color.positive.text};
  }
`
