import styled from 'styled-components'
import { choiceRow } from '../lib/choiceRow.styles.ts'
import { centred } from '../styles/centred.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

/* Parts are plain elements: filters have many. `:where` keeps each rule as specific as one of a styled part. */
export const Root = styled.label`
  ${choiceRow}

  & > :where(input) {
    ${centred}
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    border: 1.5px solid ${theme.color.line.control};
    border-radius: ${theme.radius.s};
    background: none;
    appearance: none;
    cursor: inherit;
    transition:
      background ${theme.motion.quick},
      border-color ${theme.motion.quick};

    &[type='radio'] {
      border-radius: 50%;
    }
    &:checked {
      border-color: ${theme.color.action.rest};
      background: ${theme.color.action.rest};
    }
    &:checked::after {
      width: 0.35rem;
      height: 0.65rem;
      border: solid ${theme.color.action.text};
      border-width: 0 2px 2px 0;
      transform: translateY(-1px) rotate(45deg);
      content: '';
    }
    &[type='radio']:checked::after {
      width: 0.5rem;
      height: 0.5rem;
      border: 0;
      border-radius: 50%;
      background: ${theme.color.action.text};
      transform: none;
    }
    &:disabled {
      border-color: ${theme.color.line.subtle};
      background: ${theme.color.surface.sunken};
    }
    @media ${media.forcedColors} {
      appearance: auto;
      &::after {
        display: none;
      }
    }
  }

  & > :where([data-part='label']) {
    flex: 1;
    min-width: 0;
  }

  & > :where([data-part='count']) {
    color: ${theme.color.text.muted};
    font-size: ${theme.type.xs};
    font-variant-numeric: tabular-nums;
  }
`
