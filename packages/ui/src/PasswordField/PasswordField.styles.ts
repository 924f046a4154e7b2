import styled from 'styled-components'
import { inputBox } from '../lib/inputBox.styles.ts'
import { Progress } from '../Progress/Progress.tsx'
import { centred } from '../styles/centred.ts'
import { theme } from '../tokens/theme.ts'

export const Frame = styled.div`
  position: relative;
`

export const Input = styled.input`
  ${inputBox}
  padding-inline-end: calc(${theme.size.target} + ${theme.space.xs});

  /* Edge adds its own reveal button. */
  &::-ms-reveal {
    display: none;
  }
`

export const Toggle = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  ${centred}
  width: ${theme.size.target};
  border-radius: ${theme.radius.m};
  color: ${theme.color.text.muted};

  &:hover {
    color: ${theme.color.text.strong};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`

export const Strength = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};

  &[data-strength='strong'] {
    color: ${theme.color.positive.text};
  }
`

/** The text beside it has the same information. */
export const Bar = styled(Progress)`
  flex: none;
  width: 3rem;
`
