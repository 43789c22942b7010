import { rowFor } from "@/routes";
import { AdminScreen } from "@/screens/admin/AdminScreen";

/** Hands the screen what it cannot know by itself: whether the screen it leads to is built. */
export function HomePage() {
  return <AdminScreen candidateDetails={rowFor("/candidate_details")?.served === true} />;
}
