import styled from 'styled-components'

/** Has no box of its own. */
export const Place = styled.div`
  display: contents;
`
