CREATE TABLE "catalogue_change" (
	"changed_by" "xid8" PRIMARY KEY NOT NULL
);
