ALTER INDEX "product_search" SET (gin_pending_list_limit = 256);--> statement-breakpoint
ALTER INDEX "product_search_title" SET (gin_pending_list_limit = 256);--> statement-breakpoint
ALTER INDEX "product_options" SET (gin_pending_list_limit = 256);
